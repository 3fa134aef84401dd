import type { ModelContext } from './model-context.ts';

/** Registers tools with the agent of a browser. */
export interface AgentTools {
  /** @param site the URL of the folder that contains `corpus/` */
  registerTools(context: ModelContext, site: URL): Promise<void>;
}

/**
 * Loads the tools of an extension. It is undefined only in this source file: the build of the viewer replaces the
 * value.
 */
export const loadAgentTools: (() => Promise<AgentTools>) | undefined = undefined;
