/** A word or a shape that plain English avoids. */
export interface EnglishRule {
  /** Matches case-insensitively within one sentence; `^` is the beginning of a sentence. */
  pattern: string;
  /** The replacement. */
  write: string;
  /** A sentence that the rule reports. */
  finds: string;
  /** A sentence with the same words that the rule does not report. */
  passes: string;
  /** Headings may have it: `What you need`. */
  isFineInHeadings?: true;
  /** A string that begins so in lower case is the rest of a sentence: `which lists the pages`. */
  isFineInFragments?: true;
}
