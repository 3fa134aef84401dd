import { useEffect, useRef, useState } from 'react';
import { useSite } from '../../../corpus/corpus-context.ts';
import { Icon } from '../../../icons/icon.tsx';
import { useColorMode } from '../../../state/use-color-mode.ts';
import { CodeFrame } from '../code-frame.tsx';
import { useOverflow } from '../use-overflow.ts';
import { describeSvg } from './describe-svg.ts';
import { DiagramPlaceholder } from './diagram-placeholder.tsx';
import { drawDiagram } from './draw-diagram.ts';
import { diagramMessages } from '../../../../corpus/messages/components.ts';
import { createTranslator } from '../../../messages/translator.ts';

type Drawing = { svg: string } | { fault: string };

/** A diagram, drawn in the colours of the page; what is wrong with it when it can't be drawn. */
export function Diagram({ source }: { source: string }) {
  const drawing = useDrawing(source);
  const [showsSource, setShowsSource] = useState(false);
  if (!drawing) return <DiagramPlaceholder source={source} />;
  if ('fault' in drawing) return <FaultyDiagram source={source} fault={drawing.fault} />;
  const label = diagramMessage(showsSource ? 'lectern.diagram.hide' : 'lectern.diagram.show');
  return (
    <figure className="diagram">
      <Drawn svg={drawing.svg} />
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

function Drawn({ svg }: { svg: string }) {
  const box = useRef<HTMLDivElement>(null);
  // What is scrolled must be reachable by keyboard.
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

/** @returns the last drawing until the next is ready, so that the page doesn't jump when its colours change */
function useDrawing(source: string): Drawing | undefined {
  const site = useSite();
  const mode = useColorMode(site);
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let isGone = false;
    drawDiagram(source, mode, site.mermaid)
      .then(
        (svg) => ({ svg: describeSvg(svg) }),
        (error: unknown) => ({ fault: messageOf(error) }),
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

// Parsers throw objects of their own too.
function messageOf(error: unknown): string {
  const { message, str } = error as { message?: unknown; str?: unknown };
  return String(message ?? str ?? error);
}

function FaultyDiagram({ source, fault }: { source: string; fault: string }) {
  return (
    <div className="diagram-fault">
      <p>{diagramMessage('lectern.diagram.fault')}</p>
      <pre className="error-text" tabIndex={0}>
        {fault}
      </pre>
      <CodeFrame code={source} language="mermaid" />
    </div>
  );
}

export const { message: diagramMessage } = createTranslator(diagramMessages);
