/** What style-loader.mjs makes of globals.css. */
declare const css: string;
export default css;
