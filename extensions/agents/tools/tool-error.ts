/** An input that does not fit the site. Its message says what to do, and goes to the model. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}
