/** What the user is told when the command ends without having done its work. */
export class Fault extends Error {
  /** 1: the corpus is not as it should be; 2: wrong usage; 3: what lies outside of both, such as the disk or the network. */
  readonly exitCode: 1 | 2 | 3;

  constructor(exitCode: 1 | 2 | 3, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Fault';
    this.exitCode = exitCode;
  }
}
