import { describe, expect, test } from 'vitest';
import { createReadAddress, isOfThisMachine, networkOf, widerNetworkOf } from './client-address.ts';

describe('where a request comes from', () => {
  const contextOf = (remoteAddress: string, headers: Record<string, string> = {}) =>
    ({
      env: { incoming: { socket: { remoteAddress } } },
      req: { header: (name: string) => headers[name.toLowerCase()] },
    }) as unknown as Parameters<ReturnType<typeof createReadAddress>>[0];

  test('is its connection, whatever its headers say', () => {
    const context = contextOf('::ffff:192.0.2.7', { 'x-forwarded-for': '198.51.100.1' });
    expect(createReadAddress()(context)).toBe('192.0.2.7');
  });

  test('is what the configured header says, its last entry; nonsense there is not believed', () => {
    const read = createReadAddress('X-Forwarded-For');
    const from = (value: string) => read(contextOf('10.0.0.1', { 'x-forwarded-for': value }));
    expect(from('203.0.113.9')).toBe('203.0.113.9');
    expect(from('198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
    expect(from('unknown')).toBe('10.0.0.1');
    expect(createReadAddress('X-Real-IP')(contextOf('10.0.0.1'))).toBe('10.0.0.1');
  });

  test('is the visitor’s where a page makes the call, whatever the headers say', () => {
    const context = contextOf('127.0.0.1', { 'x-forwarded-for': '198.51.100.1' });
    context.env.clientAddress = '203.0.113.9';
    expect(createReadAddress('X-Forwarded-For')(context)).toBe('203.0.113.9');
  });

  test('is this machine for its own addresses only', () => {
    expect(['::1', '127.0.0.1', '127.1.2.3'].map(isOfThisMachine)).toEqual([true, true, true]);
    expect(['::2', '12.7.0.1', '10.0.0.1', 'unknown'].some(isOfThisMachine)).toBe(false);
  });

  test('the addresses of one IPv6 network count as one', () => {
    expect(networkOf('2001:db8:0:7::1')).toBe(networkOf('2001:0db8::7:aaaa:bbbb:cccc:dddd'));
    expect(networkOf('2001:db8:0:8::1')).not.toBe(networkOf('2001:db8:0:7::1'));
    expect(networkOf('::1')).toBe('0:0:0:0');
    expect(networkOf('fe80::1:2:3:4:5%eth0')).toBe(networkOf('fe80::1:2:3:4:5'));
    expect(networkOf('1:2:3::%eth0')).toBe('1:2:3:0');
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
    expect(widerNetworkOf('2001:db8:0:7::1')).toBe(widerNetworkOf('2001:db8:0:8::1'));
    expect(widerNetworkOf('2001:db8:1:7::1')).not.toBe(widerNetworkOf('2001:db8:0:7::1'));
    expect(widerNetworkOf('192.0.2.7')).toBeNull();
  });
});
