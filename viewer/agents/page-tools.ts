import type { Corpus } from '../corpus/corpus.ts';
import { siteFile } from '../corpus/site-file.ts';
import { loadAgentTools } from './built-in-tools.ts';
import type { ModelContext } from './model-context.ts';

/**
 * Registers tools with which a browser's AI agent can search and read the site, unless the site disables these tools.
 */
export async function registerPageTools(context: ModelContext, corpus: Corpus): Promise<void> {
  const { reading } = await corpus.load(siteFile);
  if (reading?.agentTools === false || !loadAgentTools || corpus.isElsewhere) return;
  const { registerTools } = await loadAgentTools();
  await registerTools(context, new URL(corpus.baseUrl, location.href));
}
