declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '*.pcss' {
  /** The style sheet that Tailwind generates from the file. */
  const css: string;
  export default css;
}
