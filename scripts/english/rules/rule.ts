/** A rule that reports a word, or a shape of sentences, that plain English avoids. */
export interface EnglishRule {
  /** A regular expression for one sentence. Case is ignored, and `^` matches the start of the sentence. */
  pattern: string;
  /** The replacement. */
  write: string;
  /** An example that the rule must report. */
  finds: string;
  /** An example with the same words that the rule must not report. */
  passes: string;
  /** Whether headings may contain the words: `What you need`. */
  isFineInHeadings?: true;
  /**
   * Whether a string that starts in lower case may contain the words. It is a part of a sentence: `which lists the
   * pages`.
   */
  isFineInFragments?: true;
}
