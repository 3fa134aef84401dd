import { loadStyles } from '../../navigation/load-styles.ts';
import { CodeFrame } from './code-frame.tsx';
import { later } from './later.tsx';

export interface LiveCodeProps {
  code: string;
  language?: string | undefined;
  title?: string | undefined;
  /** The look of the code until it can be edited: see CodeBlockProps in the corpus. */
  tokens?: string | undefined;
  /** The code says itself what is shown, by `render(…)`. */
  noInline?: boolean | undefined;
  /** The address of a module that brings what the code may use beside React and its hooks, at an export's `liveScope`. */
  scopeFrom?: string | undefined;
}

/** Code that a reader can change and see run; plain code until what runs it has come, or where it can't be had. */
export const LiveCode = later<LiveCodeProps>(async () => {
  const [{ LiveEditor }] = await Promise.all([import('./live-code/live-editor.tsx'), loadStyles('live-code')]);
  return LiveEditor;
}, CodeFrame);
