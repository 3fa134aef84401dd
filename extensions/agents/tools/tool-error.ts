/** The error for an invalid tool input, such as a page that doesn't exist. Its message is for the model, and
 * describes how to fix the input. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}
