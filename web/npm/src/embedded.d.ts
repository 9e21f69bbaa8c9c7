/* embedded.js, which embed.mjs writes: the module, compressed by gzip, in base64.  For CommonJS it is a promise. */
declare const packed: string | Promise<string>;
export default packed;
