/*
 * Offers, accepts, returns, reservations and cancels of RIDES rides by two drivers, each at a process of their own, as the
 * server makes them: a change is one statement of the database, which queues its event for every process. The process
 * that made it also hands it out itself, before or after it hears it. Once nothing is under way, every screen must show
 * what a new one would.
 *
 * NO_END   takes out that offers end with the return of their ride
 * NO_LATE  takes out that people read again whom an overtaken event concerns
 * NO_GAP   takes out that everyone reads again after a process missed events
 * NO_SINCE takes out that people read again whom a change concerns that was under way when its process missed events
 */
#ifndef RIDES
#define RIDES 1
#endif
#ifndef VERSIONS
#define VERSIONS 4	/* changes a ride may see */
#endif
#ifndef GAPS
#define GAPS 0		/* times a process may lose its connection that hears events, all together */
#endif
#define QUEUE (RIDES * (VERSIONS + 2))

#define NONE 0
#define REQUESTED 1
#define ACCEPTED 2
#define TRIP 3
#define OVER 4

#define STANDING 1
#define DECLINED 2
#define ENDED 3

/* ---- the database ---- */
byte status[RIDES], version[RIDES];
byte holder[RIDES];		/* driver + 1, 0 for none */
byte nextOf[RIDES];		/* the driver it is reserved for, + 1 */
byte offer[RIDES * 2];		/* by ride * 2 + driver */
bit left[RIDES * 2];		/* the driver declined it or gave it back */
#define OFFER(r, d) offer[(r) * 2 + (d)]
#define BIT(d) (1 << (d))

/* ---- the processes ---- */
/* ride, version (0 for a decline), offered to, asked before, taken or reserved by, left, driver + 1 (+ 4 while driving) */
chan heard[2] = [QUEUE] of { byte, byte, byte, byte, byte, byte, byte };
bit isDeaf[2];
byte heals[2];			/* connections made again */
byte first[2 * RIDES], latest[2 * RIDES], passed[2 * RIDES];
byte underWay;			/* changes whose process has not handed them out yet */

/* ---- the screens ---- */
byte shown[2], mine[2];		/* rides offered, as bits; the own ride + 1 */
bit stale[2], isReading[2], hasRead[2];
byte readShown[2], readMine[2];
chan later[2] = [4] of { byte, byte, byte };	/* what came during a read: ride, what to do with the offer, with the ride */
#define O_ADD 1
#define O_DROP 2
#define O_CLEAR 3
#define R_MINE 1
#define R_GONE 2

#define isBusy(d) (holder[0] == (d) + 1 && (status[0] == ACCEPTED || status[0] == TRIP) || RIDES > 1 && holder[RIDES - 1] == (d) + 1 && (status[RIDES - 1] == ACCEPTED || status[RIDES - 1] == TRIP))
#define isAboard(d) (holder[0] == (d) + 1 && status[0] == TRIP || RIDES > 1 && holder[RIDES - 1] == (d) + 1 && status[RIDES - 1] == TRIP)
#define hasNext(d) (nextOf[0] == (d) + 1 || nextOf[RIDES - 1] == (d) + 1)
#define isListed(r, d) (status[r] == REQUESTED && nextOf[r] == 0 && OFFER(r, d) == STANDING && !hasNext(d) && (!isBusy(d) || isAboard(d)))
#define listOf(d) (isListed(0, d) + (RIDES > 1 && isListed(RIDES - 1, d) -> 2 : 0))
#define rideOf(d) (holder[0] == (d) + 1 && (status[0] == ACCEPTED || status[0] == TRIP) -> 1 : (RIDES > 1 && holder[RIDES - 1] == (d) + 1 && (status[RIDES - 1] == ACCEPTED || status[RIDES - 1] == TRIP) -> RIDES : 0))
#define standing(r) ((OFFER(r, 0) == STANDING) + (OFFER(r, 1) == STANDING -> 2 : 0))

/* Offers from before a ride had a driver end with its return. */
inline endOffers(r) {
#ifndef NO_END
	if :: OFFER(r, 0) == STANDING -> OFFER(r, 0) = ENDED :: else fi;
	if :: OFFER(r, 1) == STANDING -> OFFER(r, 1) = ENDED :: else fi;
#endif
	skip
}
inline endOwn(r, d) {
	if
	:: RIDES > 1 && OFFER(RIDES - 1 - r, d) == STANDING -> OFFER(RIDES - 1 - r, d) = ENDED
	:: else
	fi
}
inline keepAway(r, d) { OFFER(r, d) = DECLINED; left[(r) * 2 + (d)] = 1 }

/* The end of a statement of process p: the new version, and its event for every process that listens. */
inline commit(r, p) {
	version[r]++;
	m_heals = heals[p];
	m_r = r; m_v = version[r];
	m_hold = holder[r] + (status[r] == ACCEPTED || status[r] == TRIP -> 4 : 0);
	if :: !isDeaf[0] -> heard[0]!m_r, m_v, m_off, m_asked, m_clr, m_left, m_hold :: else fi;
	if :: !isDeaf[1] -> heard[1]!m_r, m_v, m_off, m_asked, m_clr, m_left, m_hold :: else fi;
	underWay++;
	/* One active ride each, and one next ride. */
	assert(!(RIDES > 1 && holder[0] != 0 && holder[0] == holder[RIDES - 1] && (status[0] == ACCEPTED || status[0] == TRIP) && (status[RIDES - 1] == ACCEPTED || status[RIDES - 1] == TRIP)));
	assert(!(RIDES > 1 && nextOf[0] != 0 && nextOf[0] == nextOf[RIDES - 1]));
	/* Nobody gets a ride again that they declined or gave back. */
	assert(holder[r] == 0 || status[r] == OVER || !left[r * 2 + holder[r] - 1]);
	assert(OFFER(r, 0) != STANDING || !left[r * 2]);
	assert(OFFER(r, 1) != STANDING || !left[r * 2 + 1])
}

inline apply(d, r, o, w) {
	if
	:: o == O_ADD -> shown[d] = shown[d] | BIT(r)
	:: o == O_DROP -> shown[d] = shown[d] & (3 - BIT(r))
	:: o == O_CLEAR -> shown[d] = 0
	:: else
	fi;
	if
	:: w == R_MINE -> mine[d] = (r) + 1
	:: w == R_GONE && mine[d] == (r) + 1 -> mine[d] = 0
	:: else
	fi
}

/* Hands an event out in process p, whose only driver is p: the process's own, or one that it heard. */
inline deliver(p, isOwn) {
	place = 0;	/* 1 news, 2 late, 0 known */
	if
	:: m_v == 0 -> place = 1
	:: m_v > 0 && latest[p * RIDES + m_r] == 0 ->
		first[p * RIDES + m_r] = m_v; latest[p * RIDES + m_r] = m_v; place = 1
	:: m_v > 0 && latest[p * RIDES + m_r] > 0 && m_v > latest[p * RIDES + m_r] ->
		i = latest[p * RIDES + m_r] + 1;
		do
		:: i < m_v -> passed[p * RIDES + m_r] = passed[p * RIDES + m_r] | (1 << i); i++
		:: else -> break
		od;
		latest[p * RIDES + m_r] = m_v; place = 1
	:: m_v > 0 && m_v <= latest[p * RIDES + m_r] && m_v >= first[p * RIDES + m_r] ->
		if
		:: passed[p * RIDES + m_r] & (1 << m_v) ->
			passed[p * RIDES + m_r] = passed[p * RIDES + m_r] & (255 - (1 << m_v)); place = 2
		:: else
		fi
	:: m_v > 0 && m_v < first[p * RIDES + m_r] ->
		i = m_v + 1;
		do
		:: i < first[p * RIDES + m_r] -> passed[p * RIDES + m_r] = passed[p * RIDES + m_r] | (1 << i); i++
		:: else -> break
		od;
		first[p * RIDES + m_r] = m_v; place = 2
	fi;
	i = 0;
	o = 0; w = 0;
#ifndef NO_SINCE
	/* What came after it may have been shown already, since what it says itself was missed. */
	if :: isOwn && m_heals != heals[p] && place == 1 -> place = 2 :: else fi;
#endif
	if
	:: place == 2 ->
#ifndef NO_LATE
		if
		:: ((m_off | m_asked | m_clr | m_left) & BIT(p)) || (m_hold & 3) == p + 1 -> stale[p] = 1
		:: else
		fi
#else
		skip
#endif
	:: place == 1 ->
		if
		:: m_off & BIT(p) -> o = O_ADD
		:: !(m_off & BIT(p)) && (m_clr & BIT(p)) -> o = O_CLEAR
		:: !((m_off | m_clr) & BIT(p)) && (m_hold == p + 5) -> o = O_CLEAR
		:: !((m_off | m_clr) & BIT(p)) && m_hold != p + 5 && (m_left & BIT(p)) -> stale[p] = 1
		:: !((m_off | m_clr | m_left) & BIT(p)) && m_hold != p + 5 && (m_asked & BIT(p)) -> o = O_DROP
		:: else
		fi;
		if
		:: m_v > 0 && m_hold == p + 5 -> w = R_MINE
		:: m_v > 0 && m_hold == p + 1 -> w = R_GONE
		:: m_v > 0 && (m_hold & 3) != p + 1 && (m_left & BIT(p)) -> w = R_GONE
		:: else
		fi;
		if
		:: (o || w) && isReading[p] ->
			if
			:: nfull(later[p]) -> later[p]!m_r, o, w
			:: full(later[p]) -> stale[p] = 1
			fi
		:: (o || w) && !isReading[p] -> apply(p, m_r, o, w)
		:: else
		fi
	:: else
	fi;
	o = 0; w = 0; place = 0; i = 0
}

#define FIELDS byte m_r, m_v, m_off, m_asked, m_clr, m_left, m_hold, m_heals; byte place, i, o, w
inline forget() { m_r = 0; m_v = 0; m_off = 0; m_asked = 0; m_clr = 0; m_left = 0; m_hold = 0; m_heals = 0 }
inline handOut(p) { d_step { deliver(p, true); underWay--; forget() } }
#define mayChange(r) (version[r] < VERSIONS)

/* What person or worker at process p does with ride r and driver d. */
proctype Driver(byte d) {
	FIELDS; byte r;
	do
	:: atomic { mayChange(0) -> r = 0 } goto act
	:: atomic { RIDES > 1 && mayChange(RIDES - 1) -> r = RIDES - 1 } goto act
	od;
act:
	do
	/* The first wins. Only the driver it is reserved for, and nobody who has a ride or another next one. */
	:: d_step { mayChange(r) && status[r] == REQUESTED && !left[r * 2 + d] && !isBusy(d) && (nextOf[r] == d + 1 || nextOf[r] == 0 && !hasNext(d)) ->
		m_asked = standing(r); status[r] = ACCEPTED; holder[r] = d + 1; nextOf[r] = 0;
		endOwn(r, d); commit(r, d) }
		handOut(d)
	:: d_step { mayChange(r) && status[r] == ACCEPTED && holder[r] == d + 1 ->
		status[r] = REQUESTED; holder[r] = 0; keepAway(r, d); endOffers(r);
		m_left = BIT(d); commit(r, d) }
		handOut(d)
	:: d_step { mayChange(r) && status[r] == ACCEPTED && holder[r] == d + 1 -> status[r] = TRIP; commit(r, d) }
		handOut(d)
	:: d_step { mayChange(r) && status[r] == TRIP && holder[r] == d + 1 -> status[r] = OVER; commit(r, d) }
		handOut(d)
	/* A driver with a rider aboard takes it next. */
	:: d_step { RIDES > 1 && mayChange(r) && status[r] == REQUESTED && nextOf[r] == 0 && OFFER(r, d) == STANDING && isAboard(d) && !hasNext(d) ->
		m_asked = standing(r); nextOf[r] = d + 1; endOwn(r, d);
		m_clr = BIT(d); commit(r, d) }
		handOut(d)
	:: d_step { RIDES > 1 && mayChange(r) && status[r] == REQUESTED && nextOf[r] == d + 1 ->
		nextOf[r] = 0; keepAway(r, d); endOffers(r);
		m_left = BIT(d); commit(r, d) }
		handOut(d)
	/* A decline leaves the ride's version as it is. It is heard through the database only. */
	:: d_step { status[r] == REQUESTED && nextOf[r] == 0 && OFFER(r, d) == STANDING && nfull(heard[d]) ->
		keepAway(r, d);
		if :: !isDeaf[d] -> heard[d]!r, 0, 0, BIT(d), 0, 0, 0 :: else fi }
	:: atomic { RIDES > 1 && mayChange(RIDES - 1 - r) -> r = RIDES - 1 - r }
	od
}

/* The rider, at process 0: requests, and may cancel until picked up. */
proctype Rider(byte r) {
	FIELDS;
	d_step { status[r] == NONE -> status[r] = REQUESTED; commit(r, 0) }
	handOut(0);
	d_step { mayChange(r) && (status[r] == REQUESTED || status[r] == ACCEPTED) ->
		if
		:: status[r] == REQUESTED -> m_asked = standing(r); m_left = (nextOf[r] -> BIT(nextOf[r] - 1) : 0)
		:: else
		fi;
		status[r] = OVER; nextOf[r] = 0; commit(r, 0) }
	handOut(0)
}

/* Asks a driver, at either process, as long as the ride waits. */
proctype Matcher(byte p) {
	FIELDS; byte r, d;
	do
	:: atomic { mayChange(0) && status[0] == REQUESTED -> r = 0; if :: d = 0 :: d = 1 fi }
		d_step {
			if
			:: mayChange(r) && status[r] == REQUESTED && nextOf[r] == 0 && OFFER(r, d) != DECLINED && OFFER(r, d) != STANDING && !hasNext(d) && (!isBusy(d) || isAboard(d)) ->
				OFFER(r, d) = STANDING; m_off = BIT(d); commit(r, p)
			:: else -> m_v = 0
			fi }
		if :: m_v > 0 -> handOut(p) :: else fi
	:: atomic { RIDES > 1 && mayChange(RIDES - 1) && status[RIDES - 1] == REQUESTED -> r = RIDES - 1; if :: d = 0 :: d = 1 fi }
		d_step {
			if
			:: mayChange(r) && status[r] == REQUESTED && nextOf[r] == 0 && OFFER(r, d) != DECLINED && OFFER(r, d) != STANDING && !hasNext(d) && (!isBusy(d) || isAboard(d)) ->
				OFFER(r, d) = STANDING; m_off = BIT(d); commit(r, p)
			:: else -> m_v = 0
			fi }
		if :: m_v > 0 -> handOut(p) :: else fi
	od
}

/* What process p hears. It may lose the connection, and with it what is on its way. */
proctype Process(byte p) {
	FIELDS;
	do
	:: d_step { heard[p]?m_r, m_v, m_off, m_asked, m_clr, m_left, m_hold -> deliver(p, false); forget() }
	:: d_step { !isDeaf[0] && !isDeaf[1] && heals[0] + heals[1] < GAPS -> isDeaf[p] = 1;
		do :: heard[p]?m_r, m_v, m_off, m_asked, m_clr, m_left, m_hold :: empty(heard[p]) -> break od;
		forget() }
	:: d_step { isDeaf[p] -> isDeaf[p] = 0; heals[p]++;
#ifndef NO_GAP
		stale[p] = 1
#endif
		}
	od
}

/* A screen's reads: what comes meanwhile is added afterwards. */
proctype Screen(byte d) {
	byte r, o, w;
	do
	:: d_step { stale[d] && !isReading[d] -> stale[d] = 0; isReading[d] = 1 }
	:: d_step { isReading[d] && !hasRead[d] -> readShown[d] = listOf(d); readMine[d] = rideOf(d); hasRead[d] = 1 }
	:: d_step { hasRead[d] ->
		shown[d] = readShown[d]; mine[d] = readMine[d];
		do :: later[d]?r, o, w -> apply(d, r, o, w) :: empty(later[d]) -> break od;
		isReading[d] = 0; hasRead[d] = 0; readShown[d] = 0; readMine[d] = 0; r = 0; o = 0; w = 0 }
	od
}

#define isQuiet (underWay == 0 && empty(heard[0]) && empty(heard[1]) && !isDeaf[0] && !isDeaf[1] && !stale[0] && !stale[1] && !isReading[0] && !isReading[1])

/* Once nothing is under way, everyone sees what is stored. */
active proctype Look() {
	d_step { isQuiet && (shown[0] != listOf(0) || shown[1] != listOf(1) || mine[0] != rideOf(0) || mine[1] != rideOf(1)) -> assert(false) }
}

init {
	atomic {
		run Driver(0); run Driver(1); run Rider(0);
		if :: RIDES > 1 -> run Rider(RIDES - 1) :: else fi;
		run Matcher(0); run Matcher(1);
		run Process(0); run Process(1); run Screen(0); run Screen(1)
	}
}
