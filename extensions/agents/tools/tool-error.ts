/** The error for an input that does not fit the site. The model gets its message, which describes the solution. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}
