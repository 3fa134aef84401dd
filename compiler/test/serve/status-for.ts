import { get } from 'node:http';

/** Sends a request whose `Host` header differs from its address. @returns the status of the response */
export function statusFor(address: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const answered = get(address, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    });
    answered.on('error', reject);
  });
}
