import { useMemo } from 'react';
import type { LinkGraph } from '../data.ts';
import { circleLayout, onCircle, type Arc } from './circle-layout.ts';
import type { LinkFacts } from './link-facts.ts';
import { splinePath } from './spline-path.ts';

interface LinkCircleProps {
  pages: LinkGraph['pages'];
  facts: LinkFacts;
  /** The page whose links are highlighted. */
  chosen: number | undefined;
  onHover: (page: number | undefined) => void;
  onChoose: (page: number) => void;
}

const radius = 330;
const box = 500;
/** The minimum length of an arc with a name, in radians. */
const narrow = 0.045;

/** A circle of pages, sorted by folder, with the links between them. The lists next to it contain the same data. */
export function LinkCircle({ pages, facts, chosen, onHover, onChoose }: LinkCircleProps) {
  const layout = useMemo(() => circleLayout(pages.map(({ path }) => path)), [pages]);
  const ways = useMemo(
    () =>
      facts.to.map((targets, source) =>
        targets.map((target) => splinePath(layout.way(source, target), radius)).join(''),
      ),
    [facts, layout],
  );
  const lines = useMemo(() => ways.map((way, source) => way && <path key={source} d={way} />), [ways]);
  const labels = useMemo(
    () => layout.arcs.map((arc) => <ArcLabel key={`${arc.name} ${arc.from}`} arc={arc} />),
    [layout],
  );
  const dots = useMemo(
    () =>
      layout.points.map(({ x, y }, page) => (
        <g
          key={page}
          onPointerEnter={() => onHover(page)}
          onPointerLeave={() => onHover(undefined)}
          onClick={() => onChoose(page)}
        >
          <circle className="circle-target" cx={x * (radius + 6)} cy={y * (radius + 6)} r="9" />
          <circle
            className="circle-page"
            cx={x * (radius + 6)}
            cy={y * (radius + 6)}
            r={1.5 + Math.min(6, Math.sqrt(facts.from[page]!.length))}
          >
            <title>{pages[page]!.title || pages[page]!.path}</title>
          </circle>
        </g>
      )),
    [layout, pages, facts, onHover, onChoose],
  );
  return (
    <svg
      className={chosen === undefined ? 'circle' : 'circle has-chosen'}
      viewBox={`${-box} ${-box} ${2 * box} ${2 * box}`}
      role="img"
      aria-label={`${pages.length} pages on a circle, and ${facts.count} links between them`}
    >
      <g className="circle-links">{lines}</g>
      {labels}
      {chosen !== undefined && (
        <g className="circle-chosen">
          {facts.from[chosen]!.map((source) => (
            <path key={source} className="is-from" d={splinePath(layout.way(source, chosen), radius)} />
          ))}
          <path className="is-to" d={ways[chosen]} />
          <circle cx={layout.points[chosen]!.x * (radius + 6)} cy={layout.points[chosen]!.y * (radius + 6)} r="8" />
        </g>
      )}
      <g className="circle-pages">{dots}</g>
    </svg>
  );
}

function ArcLabel({ arc: { name, from, to } }: { arc: Arc }) {
  const middle = (from + to) / 2;
  const isLeft = middle > Math.PI;
  const { x, y } = onCircle(middle, radius + 24);
  const degrees = (middle * 180) / Math.PI - 90 + (isLeft ? 180 : 0);
  const [start, end] = [onCircle(from, radius + 16), onCircle(to, radius + 16)];
  return (
    <g className="circle-arc">
      <path
        d={`M${start.x} ${start.y}A${radius + 16} ${radius + 16} 0 ${to - from > Math.PI ? 1 : 0} 1 ${end.x} ${end.y}`}
      />
      {to - from > narrow && (
        <text
          transform={`translate(${x} ${y}) rotate(${degrees})`}
          textAnchor={isLeft ? 'end' : 'start'}
          dominantBaseline="middle"
        >
          {shortened(name || '/')}
        </text>
      )}
    </g>
  );
}

/** Shortens a name to its end, which is more specific than its start. */
function shortened(name: string): string {
  return name.length > 17 ? `…${name.slice(-16)}` : name;
}
