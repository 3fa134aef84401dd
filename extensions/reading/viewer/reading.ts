import { loadStyles, type PageToolsModule } from '../../../viewer/tool-parts.ts';
import { Tools } from './tools.tsx';

/** @returns the tools of a page, once their styles are loaded */
export const load: PageToolsModule['load'] = async () => {
  await loadStyles('reading');
  return { default: Tools };
};
