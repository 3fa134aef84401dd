import { useSite } from '../../../viewer/client/index.ts';
import type { DebugData, Registry as Names } from '../data.ts';
import { bytesText } from './facts.tsx';
import { Loaded } from './loaded.tsx';
import { manifestFile } from './tables.ts';

/** The components that content can use, and the code modules of content. */
export function Registry({ data: { registry } }: { data: DebugData }) {
  const { components = [], modules = [] } = registry ?? {};
  return (
    <>
      <h2>Components</h2>
      <p className="debug-lead">Components that content can use without an import.</p>
      <ul className="chips">
        {components.map(({ name, module }) => (
          <li key={name} className={module === undefined ? undefined : 'is-own'}>
            <code>{name}</code>
            {module !== undefined && <small> from {module}</small>}
          </li>
        ))}
      </ul>
      <h2>Code modules</h2>
      {modules.length === 0 ? (
        <p>No document of this site contains code.</p>
      ) : (
        <>
          <p className="debug-lead">Code in documents, by document.</p>
          <Modules modules={modules} />
        </>
      )}
    </>
  );
}

type Modules = Names['modules'];

function Modules({ modules }: { modules: Modules }) {
  const { baseUrl } = useSite();
  return (
    <Loaded file={manifestFile}>
      {({ files }) => {
        const sizes = new Map(files.map(({ path, bytes }) => [baseUrl + path, bytes]));
        const sizeOf = ({ href, styles = [] }: Modules[number]) =>
          [href ?? '', ...styles].reduce((sum, name) => sum + (sizes.get(decodeURI(name)) ?? 0), 0);
        const sorted = [...modules].sort((a, b) => sizeOf(b) - sizeOf(a));
        return (
          <div className="debug-scroll" tabIndex={0} role="group" aria-label="Code modules">
            <table className="debug-table">
              <thead>
                <tr>
                  <th scope="col">Document</th>
                  <th scope="col">Exports</th>
                  <th scope="col">Size</th>
                </tr>
              </thead>
              <tbody>
                {sorted.map((module) => (
                  <tr key={module.source}>
                    <th scope="row">{module.source}</th>
                    <td>
                      <code>{module.exports.join(', ') || '–'}</code>
                    </td>
                    <td>{bytesText(sizeOf(module))}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      }}
    </Loaded>
  );
}
