import { useEffect, useState } from 'react';

interface Entry {
  name: string;
  value: string;
}

const shown = 'meta[name], meta[property], link[rel="canonical"], link[rel="author"], link[rel="license"]';

/** Lists the elements of the document's head, updated while this component is mounted. */
export function HeadNow({ only }: { only?: string[] }) {
  const [entries, setEntries] = useState<Entry[]>([]);

  useEffect(() => {
    const read = () => setEntries(readHead().filter(({ name }) => !only || only.includes(name)));
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true, attributes: true });
    return () => observer.disconnect();
  }, [only]);

  return (
    <div className="table-box">
      <table data-head>
        <thead>
          <tr>
            <th scope="col">Element</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ name, value }, index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function readHead(): Entry[] {
  const elements = [...document.head.querySelectorAll(shown)].map((element) => ({
    name: element.getAttribute('name') ?? element.getAttribute('property') ?? element.getAttribute('rel') ?? '',
    value: element.getAttribute('content') ?? element.getAttribute('href') ?? '',
  }));
  return [{ name: 'title', value: document.title }, { name: 'class of html', value: document.documentElement.className }, ...elements];
}
