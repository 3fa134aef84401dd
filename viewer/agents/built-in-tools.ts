import type { ModelContext } from './model-context.ts';

/** Registers tools with the agent of a browser. */
export interface AgentTools {
  /** @param site the URL of the folder that contains `corpus/` */
  registerTools(context: ModelContext, site: URL): Promise<void>;
}

/** Loads the tools of an extension. The build of the viewer provides this function. */
export const loadAgentTools: (() => Promise<AgentTools>) | undefined = undefined;
