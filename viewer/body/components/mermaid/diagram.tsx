import { useEffect, useRef, useState } from 'react';
import { useSite } from '../../../corpus/corpus-context.ts';
import { Icon } from '../../../icons/icon.tsx';
import { useColorMode } from '../../../state/use-color-mode.ts';
import { CodeFrame } from '../code-frame.tsx';
import { useOverflow } from '../use-overflow.ts';
import { describeSvg } from './describe-svg.ts';
import { DiagramPlaceholder } from './diagram-placeholder.tsx';
import { renderDiagram } from './render-diagram.ts';
import { diagramMessages } from '../../../../corpus/messages/components.ts';
import { createTranslator } from '../../../messages/translator.ts';

type Drawing = { svg: string } | { error: string };

/** Renders a Mermaid source as a diagram in the colours of the page. If the source is invalid, renders the error. */
export function Diagram({ source }: { source: string }) {
  const drawing = useDrawing(source);
  const [showsSource, setShowsSource] = useState(false);
  if (!drawing) return <DiagramPlaceholder source={source} />;
  if ('error' in drawing) return <BrokenDiagram source={source} error={drawing.error} />;
  const label = diagramMessage(showsSource ? 'lectern.diagram.hide' : 'lectern.diagram.show');
  return (
    <figure className="diagram">
      <Rendered svg={drawing.svg} />
      <div className="code-buttons">
        <button
          type="button"
          className="icon-button"
          aria-label={label}
          title={label}
          aria-expanded={showsSource}
          onClick={() => setShowsSource(!showsSource)}
        >
          <Icon name="source" />
        </button>
      </div>
      {showsSource && <CodeFrame code={source} language="mermaid" />}
    </figure>
  );
}

function Rendered({ svg }: { svg: string }) {
  const box = useRef<HTMLDivElement>(null);
  // Scrollable content must be reachable by keyboard.
  const overflows = useOverflow(box);
  return (
    <div
      ref={box}
      className="diagram-drawing"
      tabIndex={overflows ? 0 : undefined}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

/**
 * Renders a diagram asynchronously. Until the diagram is ready, returns the previous diagram, so that the page does
 * not jump.
 */
function useDrawing(source: string): Drawing | undefined {
  const site = useSite();
  const mode = useColorMode(site);
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let isGone = false;
    renderDiagram(source, mode, site.mermaid)
      .then(
        (svg) => ({ svg: describeSvg(svg) }),
        (error: unknown) => ({ error: messageOf(error) }),
      )
      .then((next) => {
        if (!isGone) setDrawing(next);
      });
    return () => {
      isGone = true;
    };
  }, [source, mode, site.mermaid]);
  return drawing;
}

// Some of Mermaid's parsers throw objects that are not an `Error`.
function messageOf(error: unknown): string {
  const { message, str } = error as { message?: unknown; str?: unknown };
  return String(message ?? str ?? error);
}

function BrokenDiagram({ source, error }: { source: string; error: string }) {
  return (
    <div className="diagram-fault">
      <p>{diagramMessage('lectern.diagram.fault')}</p>
      <pre className="error-text" tabIndex={0}>
        {error}
      </pre>
      <CodeFrame code={source} language="mermaid" />
    </div>
  );
}

export const { message: diagramMessage } = createTranslator(diagramMessages);
