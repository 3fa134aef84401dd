/** Names and what they stand for, side by side. */
export function Facts({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
