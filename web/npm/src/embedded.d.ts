/* embedded.js, which embed.mjs writes: the module, compressed by gzip, in base64. */
declare const packed: string;
export default packed;
