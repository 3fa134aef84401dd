import { loadStyles } from '../navigation/load-styles.ts';
import { Tools } from './tools.tsx';

declare const READING_STYLES: string;

/** @returns the tools of a page, once their styles are here */
export async function loadTools(): Promise<typeof Tools> {
  await loadStyles(READING_STYLES);
  return Tools;
}
