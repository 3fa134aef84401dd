/** A message from the page to the frame with live code. */
export interface ToFrame {
  /** The code to run, and its options; absent if only the theme has changed. */
  run?: { code: string; noInline: boolean; enableTypeScript: boolean } | undefined;
  /** The module with the scope of the code: absent if the code can only use React. */
  scope?: ModuleTexts | undefined;
  /** The theme of the page: its style sheets as source, and the attributes of its root. */
  look?: { styles: string; attributes: Record<string, string> } | undefined;
}

/** The sources of a module and of all modules that it imports. */
export interface ModuleTexts {
  entry: string;
  /** By address. Each module follows the modules that it imports. */
  texts: Record<string, string>;
}

/** A message from the frame to the page. */
export interface FromFrame {
  /** The frame is ready for messages. */
  isReady?: true | undefined;
  /** The height of its content, in pixels. */
  height?: number | undefined;
  /** Why the code can't run; empty if it can. */
  error?: string | undefined;
}

/** Matches the imports of a bundled module: `from"./a.js"`, `import"./a.js"`, `import("./a.js")`. */
export const importPattern = /((?:\bfrom|\bimport)\s*\(?\s*)(["'])(\.{1,2}\/[^"']+)\2/g;
