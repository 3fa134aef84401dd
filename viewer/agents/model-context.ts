// The part of WebMCP that the viewer uses, as the draft of August 2026 describes it:
// https://webmachinelearning.github.io/webmcp

/** The browser's API to register tools for its AI agent. */
export interface ModelContext {
  /**
   * Since the draft of June 2026, the method returns a promise. The promise rejects if a tool with the same name
   * exists.
   */
  registerTool(tool: ModelContextTool): unknown;
}

export interface ModelContextTool {
  name: string;
  title: string;
  description: string;
  /** JSON Schema of the input. */
  inputSchema: object;
  annotations: { readOnlyHint: boolean; untrustedContentHint: boolean };
  execute(input: unknown): Promise<unknown>;
}

type Owner = { modelContext?: ModelContext };

/** @returns the model context of this browser. Until June 2026, drafts had it on `navigator` */
export function modelContext(): ModelContext | undefined {
  return (document as Owner).modelContext ?? (navigator as Owner).modelContext;
}
