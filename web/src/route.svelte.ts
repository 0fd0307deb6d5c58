/** Where we are. */
export type Route =
  | { page: "home" }
  | { page: "table"; code: string }
  | { page: "rules"; game: string }
  | { page: "replay"; code: string | null }
  | { page: "coach"; offer: string | null }
  | { page: "lost" };

export function parse(path: string): Route {
  const [first, second, ...more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === undefined) return { page: "home" };
  if (more.length > 0) return { page: "lost" };
  if (first === "replay") return { page: "replay", code: second?.toUpperCase() ?? null };
  if (first === "coach") return { page: "coach", offer: second ?? null };
  if (second !== undefined) {
    if (first === "t") return { page: "table", code: second.toUpperCase() };
    if (first === "rules") return { page: "rules", game: second };
  }
  return { page: "lost" };
}

let route = $state.raw<Route>(parse(location.pathname));
const arrive = () => (route = parse(location.pathname));
addEventListener("popstate", arrive);

export const here = (): Route => route;

export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

/** Links within the page need no reload. */
export function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (
    !link ||
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey
  )
    return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
