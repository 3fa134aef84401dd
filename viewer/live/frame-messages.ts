/** What the page tells the frame that live code runs in. */
export interface ToFrame {
  /** What is to be run, and how its text is to be taken; absent when only the look has changed. */
  run?: { code: string; noInline: boolean; enableTypeScript: boolean } | undefined;
  /** The module that brings what the code may use: absent when it may use React alone. */
  scope?: ModuleTexts | undefined;
  /** What the page looks like: its style sheets as text, and the attributes of its root. */
  look?: { styles: string; attributes: Record<string, string> } | undefined;
}

/** A module and all that it imports, as text. */
export interface ModuleTexts {
  entry: string;
  /** By address. Each comes after those that it imports. */
  texts: Record<string, string>;
}

/** What the frame tells the page. */
export interface FromFrame {
  /** It listens now. */
  isReady?: true | undefined;
  /** Of its content, in pixels. */
  height?: number | undefined;
  /** Why the code can't be run; empty once it can. */
  error?: string | undefined;
}

/** Finds what a bundled module imports: `from"./a.js"`, `import"./a.js"`, `import("./a.js")`. */
export const importPattern = /((?:\bfrom|\bimport)\s*\(?\s*)(["'])(\.{1,2}\/[^"']+)\2/g;
