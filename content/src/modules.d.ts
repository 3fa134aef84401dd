// The exports of imported files that are not modules, as the compiler creates them.
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
  /** An entry of the browser's storage, and its present value. */
  export function useStorageSlot(key: string): [string | null, { set: (value: string) => void; del: () => void }];
}
