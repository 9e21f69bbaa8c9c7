/* school.ts - the parts of the school, loaded together when one is first shown.
 *
 * SPDX-License-Identifier: MIT
 */
import "./school.css";

export { Drill } from "./drill";
export { Lesson } from "./lesson";
export { SchoolMap } from "./map";
