import { loadStyles } from '../../navigation/load-styles.ts';
import { CodeFrame } from './code-frame.tsx';
import { later } from './later.tsx';
import type { LiveCodeProps } from './live-code/live-editor.tsx';

/** Renders code that readers can edit and run. Until the editor has loaded, the code is a plain code block. */
export const LiveCode = later<LiveCodeProps>(async () => {
  const [{ LiveEditor }] = await Promise.all([import('./live-code/live-editor.tsx'), loadStyles('live-code')]);
  return LiveEditor;
}, CodeFrame);
