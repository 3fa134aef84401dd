import { openCorpus } from '../../../corpus/index.ts';
import type { ModelContext } from '../../../viewer/extension.ts';
import { tools } from '../tools/index.ts';
import { asToolError, libraryOf } from '../tools/library.ts';
import type { Input } from '../tools/tool.ts';

/**
 * Registers the tools of the MCP server as WebMCP tools, for agents in the browser.
 *
 * @param site the URL of the folder that contains `corpus/`
 */
export async function registerTools(context: ModelContext, site: URL): Promise<void> {
  const library = libraryOf(openCorpus(site));
  for (const { name, title, description, inputSchema, run } of tools)
    await context.registerTool({
      name,
      title,
      description,
      inputSchema,
      // Marks the tool's output as untrusted, because it contains the content of pages.
      annotations: { readOnlyHint: true, untrustedContentHint: true },
      async execute(input) {
        try {
          const { text, document } = await run(library, (input ?? {}) as Input);
          return {
            content: [text, document?.text].flatMap((part) =>
              part === undefined ? [] : [{ type: 'text', text: part }],
            ),
          };
        } catch (error) {
          return { isError: true, content: [{ type: 'text', text: asToolError(error).message }] };
        }
      },
    });
}
