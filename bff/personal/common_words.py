"""Words that messages use and the contracts do not."""

from __future__ import annotations

COMMON_WORDS = """
abandoned able access across actually adjust ahead align almost altered am anymore anyone anything application april
arrive attempt august bad begun best better bic big bold book border bottom branched break bring busy calendar
cancelled cancels cardholder careful cashed catching cause caused center chance charged clean clocks color command
committed comparison computed confirms connection continues contract currently deal december declined denied deployed
derived detail differ directly disputed drawn dropped during edge enough ensure eur even exact exceed fail falls
february filled finish following forbidden fresh friday froze function gmt going good great handed happen having he
head hexadecimal higher him his however html i immediately important impossible information initial inline
insufficient issue it's january join journals july june knew larger late league little loading local log looking
loopback low march maybe me meanwhile megapixels member might monday morning my narrow near need needed neither newer
notice november october offered offline old online option otp our outside overwritten ownership parameter partial
passport pdf permitted phone photo picture pin pixels plan png point policy pong preparing prevent price proceed
process processed product programs provide provided quickly raise ready really receive recipient related renewed
repeat responses retry reverse rolled room saturday schedules section self separately september server settlement
sharp sight similar simple slot smallest sms someone sometimes soon sorry space specified spin spreadsheet submit
sunday swift table team telling temporarily temporary thank think thursday timeout tonight topped trusted trying
tuesday turn twice unavailable unexpected unfortunately unsupported upon urgent usual usually validate very we
wednesday week weeks weight welcome well wheel white will word working www xml yes zero
"""
