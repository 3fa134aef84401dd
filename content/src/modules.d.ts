// What the compiler makes of files that are no modules of their own.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*?raw' {
  const text: string;
  export default text;
}

declare module '*.yml' {
  const value: unknown;
  export default value;
}

declare module '@docusaurus/theme-common' {
  /** A place in the browser's storage, and what is there now. */
  export function useStorageSlot(key: string): [string | null, { set: (value: string) => void; del: () => void }];
}
