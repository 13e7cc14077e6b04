import { describe, expect, it, vi } from 'vitest';
import { PrimaryAddress } from './primary-address.ts';

type State = 'primary' | 'standby' | 'away' | 'foreign' | 'untold';

const PLACES: Partial<Record<State, string | null>> = { foreign: 'b', untold: null };

function hosts(...states: [State, ...State[]]) {
  const asked: string[] = [];
  const now = states;
  const names = states.map((_, index) => `host ${index}`) as [string, ...string[]];
  const place = new PrimaryAddress(names, async (name) => {
    asked.push(name);
    const state = now[names.indexOf(name)];
    if (state === 'away') throw new Error('away');
    return {
      isReadOnly: state === 'standby',
      place: state !== undefined && state in PLACES ? (PLACES[state] ?? null) : 'a',
      settings: {},
    };
  });
  place.accepts = (host) => host.place === 'a';
  return { place, asked, now };
}

describe('the address among several hosts', () => {
  it.each<[[State, ...State[]], string, string[]]>([
    [['primary', 'standby'], 'host 0', ['host 0']],
    [['standby', 'primary'], 'host 1', ['host 0', 'host 1']],
    [['away', 'primary'], 'host 1', ['host 0', 'host 1']],
    [['primary', 'primary'], 'host 0', ['host 0']],
    [['away', 'standby', 'primary'], 'host 2', ['host 0', 'host 1', 'host 2']],
    [['away', 'standby'], 'host 0', ['host 0', 'host 1']],
    [['away', 'foreign', 'primary'], 'host 2', ['host 0', 'host 1', 'host 2']],
    [['away', 'foreign'], 'host 0', ['host 0', 'host 1']],
    [['away'], 'host 0', []],
  ])('of %j is %s', async (states, expected, expectedAsked) => {
    const { place, asked } = hosts(...states);
    await place.look();
    expect(place.current).toBe(expected);
    expect(asked).toEqual(expectedAsked);
  });

  it.each<[[State, ...State[]], boolean]>([
    [['primary', 'standby'], true],
    [['primary', 'away'], true],
    [['primary', 'foreign'], false],
    [['foreign'], true],
    [['untold', 'untold'], true],
    [['primary', 'untold'], true],
  ])('%j are of one cluster: %s', async (states, expected) => {
    expect(await hosts(...states).place.isOneCluster()).toBe(expected);
  });

  it('stays with the primary that was found, and moves when it no longer takes writes', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { place, now } = hosts('standby', 'primary');
    const moves: string[] = [];
    place.onMove = () => void moves.push(place.current);
    const lookLater = async () => {
      vi.advanceTimersByTime(200);
      await place.look();
      return place.current;
    };
    expect(await lookLater()).toBe('host 1');
    now[0] = 'primary';
    expect(await lookLater()).toBe('host 1');
    now[1] = 'away';
    expect(await lookLater()).toBe('host 0');
    now[0] = 'away';
    expect(await lookLater()).toBe('host 0');
    expect(moves).toEqual(['host 1', 'host 0']);
    vi.useRealTimers();
  });

  it('is looked for once by callers of the same moment', async () => {
    const { place, asked } = hosts('primary', 'standby');
    await Promise.all([place.look(), place.look(), place.look()]);
    await place.look();
    expect(asked).toEqual(['host 0']);
  });
});
