import { loadStyles } from '../navigation/load-styles.ts';
import { Tools } from './tools.tsx';

/** @returns the tools of a page, once their styles are loaded */
export async function loadTools(): Promise<typeof Tools> {
  await loadStyles('reading');
  return Tools;
}
