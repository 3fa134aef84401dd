// What the compiler makes of files that are no modules of their own.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*?raw' {
  const text: string;
  export default text;
}
