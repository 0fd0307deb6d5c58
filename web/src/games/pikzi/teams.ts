import type { PikziView } from "../../wire/types";

/** What each team counts so far, for the table: the points of its players. */
export function teamsOf(view: PikziView): { team: number; points: number }[] {
  const teams = [...new Set(view.players.flatMap(({ team }) => (team === null ? [] : [team])))].sort();
  return teams.map((team) => ({
    team,
    points: view.players.reduce((sum, player) => sum + (player.team === team ? player.points : 0), 0),
  }));
}
