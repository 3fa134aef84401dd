// Declares the imports of files that are not modules, such as style sheets.
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
  /** An entry of the browser's storage: its value, and functions that change it. */
  export function useStorageSlot(key: string): [string | null, { set: (value: string) => void; del: () => void }];
}
