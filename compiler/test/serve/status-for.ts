import { get } from 'node:http';

/** @returns the status of the answer to a request that names another host than its address */
export function statusFor(address: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const answered = get(address, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    });
    answered.on('error', reject);
  });
}
