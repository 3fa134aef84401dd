/** A message from the page to the frame that runs live code. */
export interface ToFrame {
  /** The code to run, with its options. Absent if the code has not changed. */
  run?: { code: string; noInline: boolean; enableTypeScript: boolean } | undefined;
  /** The module whose exports the code can use. Absent if the code can use only React. */
  scope?: ModuleTexts | undefined;
  /** The appearance of the page: the source of its style sheets, and the attributes of its root element. */
  theme?: { styles: string; attributes: Record<string, string> } | undefined;
}

/** The sources of a module and of all modules that it imports. */
export interface ModuleTexts {
  entry: string;
  /** Address of a module → its source. The order is: imported modules before the modules that import them. */
  texts: Record<string, string>;
}

/** A message from the frame to the page. */
export interface FromFrame {
  /** Sent when the frame is ready to receive messages. */
  isReady?: true | undefined;
  /** The height of the frame's content, in CSS pixels. */
  height?: number | undefined;
  /** The reason why the code can't run; empty if it runs. */
  error?: string | undefined;
}

/** Matches the imports of a bundled module: `from"./a.js"`, `import"./a.js"`, `import("./a.js")`. */
export const importPattern = /((?:\bfrom|\bimport)\s*\(?\s*)(["'])(\.{1,2}\/[^"']+)\2/g;
