"""What has to happen in one step at Redis. Times are milliseconds; `now` comes first, or is Redis's own. Each script
may run twice: a command whose reply was lost is sent again.

A session is a hash: `v` its encrypted record; `a`, `p`, `b`, `i` when it was last seen, proved, begun and identified;
`o` whether it is outdated; `u` its user by hash; `h` the name of its handles; `t`, encrypted, the token that took the
place of the record's; `l` who is changing that for another, and until when. A user's sessions are a set of keys.
"""

from __future__ import annotations

from bff.stores.redis.client import Script

_NOW = """
local now = tonumber(ARGV[1])
if not now then local t = redis.call('TIME'); now = t[1] * 1000 + math.floor(t[2] / 1000) end
"""
# ARGV[2] and ARGV[3] are the limits, unused and in any case; ARGV[4] the prefix of all keys.
_SESSION = (
    _NOW
    + """
local idle, most, prefix = tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4]
local function find(key)
  local r = redis.call('HMGET', key, 'v', 'a', 'p', 'b', 'i', 'o', 'u', 'h', 't')
  if not r[1] or now - r[2] >= idle or now - r[4] >= most then return nil end
  return r
end
local function left(seen, begun) return math.max(1, math.min(seen + idle, begun + most) - now) end
local function told(r) return {r[1], now - r[2], now - r[3], now - r[4], now - r[5], r[6], r[8], r[9] or ''} end
"""
)

ADD = Script(
    _SESSION
    + """
local seen, begun = now - ARGV[8], now - ARGV[10]
redis.call('HSET', KEYS[1], 'v', ARGV[5], 'u', ARGV[6], 'h', ARGV[7], 'a', seen, 'p', now - ARGV[9], 'b', begun,
  'i', now - ARGV[11], 'o', '')
redis.call('PEXPIRE', KEYS[1], left(seen, begun))
redis.call('SADD', prefix .. 'u:' .. ARGV[6], ARGV[12])
redis.call('PEXPIRE', prefix .. 'u:' .. ARGV[6], most)
return 1
"""
)
READ = Script(_SESSION + "local r = find(KEYS[1]); if not r then return false end; return told(r)")
OF_USER = Script(
    _SESSION
    + """
local found = {}
for _, key in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  local r = find(prefix .. 's:' .. key)
  if r then found[#found + 1] = {key, told(r)} else redis.call('SREM', KEYS[1], key) end
end
return found
"""
)
TOUCH = Script(
    _SESSION
    + """
local r, seen = find(KEYS[1]), now - ARGV[5]
if r and seen > tonumber(r[2]) then
  redis.call('HSET', KEYS[1], 'a', seen)
  redis.call('PEXPIRE', KEYS[1], left(seen, r[4]))
end
return 1
"""
)
# ARGV: the record, its user, the key within the user's set, and how long ago the platform was asked.
REFRESH = Script(
    _SESSION
    + """
local r, asked = find(KEYS[1]), now - ARGV[8]
if not r or asked < tonumber(r[5]) then return 0 end
redis.call('HSET', KEYS[1], 'v', ARGV[5], 'u', ARGV[6], 'i', asked, 'o', '')
if r[7] ~= ARGV[6] then
  redis.call('SREM', prefix .. 'u:' .. r[7], ARGV[7])
  redis.call('SADD', prefix .. 'u:' .. ARGV[6], ARGV[7])
  redis.call('PEXPIRE', prefix .. 'u:' .. ARGV[6], most)
end
return 1
"""
)
# ARGV: the record that was read and the new one, and both keys within the user's set. -1: another record is there.
RENEW = Script(
    _SESSION
    + """
local r = find(KEYS[1])
if not r then return 0 end
if r[1] ~= ARGV[5] then return -1 end
redis.call('RENAME', KEYS[1], KEYS[2])
redis.call('HSET', KEYS[2], 'v', ARGV[6], 'p', now - ARGV[9])
if ARGV[10] ~= '' then redis.call('HSET', KEYS[2], 'o', ARGV[10]) end
redis.call('SREM', prefix .. 'u:' .. r[7], ARGV[7])
redis.call('SADD', prefix .. 'u:' .. r[7], ARGV[8])
return 1
"""
)
# Whose turn it is to change the token. ARGV: the token that was read, who asks, and for how long. 1: theirs; 0:
# somebody else's; -1: another token is there, or no session.
LEASE = Script(
    _SESSION
    + """
local r = find(KEYS[1])
if not r or (r[9] or '') ~= ARGV[5] then return -1 end
local held = redis.call('HGET', KEYS[1], 'l') or ''
local owner, till = string.match(held, '^(%x+) (%d+)$')
if owner and owner ~= ARGV[6] and tonumber(till) > now then return 0 end
redis.call('HSET', KEYS[1], 'l', ARGV[6] .. ' ' .. string.format('%.0f', now + ARGV[7]))
return 1
"""
)
RELEASE = Script(
    _SESSION
    + """
local held = redis.call('HGET', KEYS[1], 'l') or ''
if string.match(held, '^%x+') == ARGV[5] then redis.call('HDEL', KEYS[1], 'l') end
return 1
"""
)
# ARGV: the token that was read and the new one. Whoever changed it holds no lease any more.
RETOKEN = Script(
    _SESSION
    + """
local r = find(KEYS[1])
if not r then return 0 end
if r[9] == ARGV[6] then return 1 end
if (r[9] or '') ~= ARGV[5] then return 0 end
redis.call('HSET', KEYS[1], 't', ARGV[6])
redis.call('HDEL', KEYS[1], 'l')
return 1
"""
)
# The same record under another key of encryption or in another format, unless it has changed.
REWRITE = Script(
    _SESSION
    + "local r = find(KEYS[1]); if r and r[1] == ARGV[5] then redis.call('HSET', KEYS[1], 'v', ARGV[6]) end; return 1"
)
# KEYS[2] keeps why it ended, and by which call: the same call again is told the same.
REMOVE = Script(
    _SESSION
    + """
local r = find(KEYS[1])
if not r then
  local ended = redis.call('GET', KEYS[2])
  return (ended and string.sub(ended, 1, #ARGV[6]) == ARGV[6]) and 1 or 0
end
redis.call('DEL', KEYS[1], prefix .. 'h:' .. r[8], prefix .. 'n:' .. r[8])
redis.call('SREM', prefix .. 'u:' .. r[7], ARGV[5])
redis.call('SET', KEYS[2], ARGV[6] .. ARGV[7], 'PX', idle)
return 1
"""
)
# ARGV: how many at most, then handles and encrypted keys in turn. `n:` holds the handles in the order of their use.
SEAL = Script(
    _SESSION
    + """
local r = find(KEYS[1])
if not r then return 0 end
local held, order = prefix .. 'h:' .. r[8], prefix .. 'n:' .. r[8]
local last = redis.call('ZREVRANGE', order, 0, 0, 'WITHSCORES')[2] or 0
for n = 6, #ARGV, 2 do
  last = last + 1
  redis.call('HSET', held, ARGV[n], ARGV[n + 1])
  redis.call('ZADD', order, last, ARGV[n])
end
local surplus = redis.call('ZCARD', order) - ARGV[5]
if surplus > 0 then
  for _, handle in ipairs(redis.call('ZPOPMIN', order, surplus)) do redis.call('HDEL', held, handle) end
end
for _, key in ipairs({held, order}) do redis.call('PEXPIRE', key, math.max(1, r[4] + most - now)) end
return 1
"""
)

# A count is a hash: `n` how many, `t` when its window began, or the latest of one that doubles.
# ARGV: a key that notes that this call was done, then for each of KEYS how many, milliseconds and whether it doubles.
_COUNTS = (
    _NOW
    + """
local function find(key, kept)
  local r = redis.call('HMGET', key, 'n', 't')
  if not r[1] or now - r[2] >= kept then return 0, now end
  return tonumber(r[1]), tonumber(r[2])
end
local function rule(i)
  local most, span, doubles = tonumber(ARGV[3 * i]), tonumber(ARGV[3 * i + 1]), ARGV[3 * i + 2] == '1'
  return most, span, doubles, doubles and 2 * span or span
end
if redis.call('EXISTS', ARGV[2]) == 1 then return 0 end
"""
)
ADMIT = Script(
    _COUNTS
    + """
local wait = 0
for i, key in ipairs(KEYS) do
  local most, span, doubles, kept = rule(i)
  local n, t = find(key, kept)
  if n >= most then
    local pause = doubles and math.min(1000 * 2 ^ math.min(n - most, 32), span) or span
    wait = math.max(wait, t + pause - now)
  end
end
if wait > 0 then return math.ceil(wait) end
for i, key in ipairs(KEYS) do
  local most, span, doubles, kept = rule(i)
  local n, t = find(key, kept)
  local at = (n == 0 or doubles) and now or t
  redis.call('HSET', key, 'n', n + 1, 't', at)
  redis.call('PEXPIRE', key, math.max(1, math.ceil(at + kept - now)))
end
redis.call('SET', ARGV[2], '1', 'PX', 5000)
return 0
"""
)
TAKE_BACK = Script(
    _COUNTS
    + """
for i, key in ipairs(KEYS) do
  local _, _, _, kept = rule(i)
  local n = find(key, kept)
  if n > 0 then redis.call('HSET', key, 'n', n - 1) end
end
redis.call('SET', ARGV[2], '1', 'PX', 5000)
return 1
"""
)
# KEYS[1] holds users by hash, in the order of when their devices were forgotten. ARGV: the time, in seconds since the
# epoch; for how long that counts; how many at most; the users.
FORGET = Script(
    """
for n = 5, #ARGV do redis.call('ZADD', KEYS[1], 'GT', ARGV[2], ARGV[n]) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[2] - ARGV[3])
redis.call('ZREMRANGEBYRANK', KEYS[1], 0, -1 - ARGV[4])
redis.call('EXPIRE', KEYS[1], ARGV[3])
return 1
"""
)
# KEYS[1] holds the consoles that are there, by when each last said so. ARGV: this one, and for how long that counts.
PRESENT = Script(
    _NOW
    + """
redis.call('ZADD', KEYS[1], now, ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return redis.call('ZRANGE', KEYS[1], 0, -1)
"""
)
