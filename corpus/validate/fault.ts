/** What is wrong with a value. */
export interface Fault {
  /** Where, as a JSON Pointer: `/body/children/0/tagName`; empty for the value as a whole. */
  pointer: string;
  /** A sentence. */
  message: string;
}
