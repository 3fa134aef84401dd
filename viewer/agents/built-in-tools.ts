import type { ModelContext } from './model-context.ts';

/** Tools for a browser's AI agent. An extension provides them. */
export interface AgentTools {
  /** @param site the URL of the folder that contains `corpus/` */
  registerTools(context: ModelContext, site: URL): Promise<void>;
}

/**
 * Loads the tools for AI agents. The build of the viewer replaces this value with a function that imports them from
 * an extension.
 */
export const loadAgentTools: (() => Promise<AgentTools>) | undefined = undefined;
